export const en = {
  occupied: "This form holds something unfinished",
  occupiedText: "Send or discard it first. What you wanted to change still waits to be sent.",
  notKept: "It could not be opened for changing",
  notKeptText: "This device has no room for it, or lets nothing be stored. It stays here, unchanged.",
};
