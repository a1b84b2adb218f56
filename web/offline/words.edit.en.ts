export const en = {
  occupied: "This form has unfinished work",
  occupiedText: "Send or discard it first. What you wanted to change is still waiting to be sent.",
  notKept: "Could not open it for editing",
  notKeptText: "This device is full or does not allow storage. Your text stays here, unchanged.",
};
