const withinMs = 2000;
const times = 3;

/** Counts presses of Escape: says whether this one is the third within two seconds. One that meant something else begins anew. */
export function countEscapes() {
  let pressed: number[] = [];
  return {
    press(now: number): boolean {
      pressed = [...pressed, now].slice(-times).filter((at) => now - at <= withinMs);
      return pressed.length === times;
    },
    forget() {
      pressed = [];
    },
  };
}
