// Loaded before the server of a journey: its clock runs ahead by what the journey says. Timers are
// not affected. Only `node --import` brings it in, so no build contains it.
const real = Date;
let aheadMs = 0;
const now = () => real.now() + aheadMs;

globalThis.Date = new Proxy(real, {
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
  apply: () => new Date().toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});

process.on("message", (ms) => {
  aheadMs = ms;
  process.send?.("moved");
});
process.channel?.unref();
