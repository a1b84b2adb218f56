import { logo } from "./Logo.css.ts";

/** A shield with a voice in it. */
export const Logo = ({ size = "md" }: { size?: "md" | "lg" }) => (
  <svg viewBox="0 0 32 32" className={logo} data-size={size} aria-hidden>
    <path data-part="shield" d="M16 1.5 28 6v9.2c0 7-4.9 12.7-12 15.3C8.9 27.9 4 22.2 4 15.2V6z" />
    <path data-part="voice" d="M10.5 13.5v4M16 9.5v12M21.5 12v7" />
  </svg>
);
