interface QrCodeProps {
  qr: { size: number; path: string };
  className: string | undefined;
}

/** A QR code, dark on light in each theme, with a margin. The text is next to it. */
export function QrCode({ qr: { size, path }, className }: QrCodeProps) {
  const side = size + 4;
  return (
    <svg viewBox={`-2 -2 ${side} ${side}`} className={className} aria-hidden="true">
      <rect x="-2" y="-2" width={side} height={side} fill="#fff" />
      <path stroke="#14212c" d={path} />
    </svg>
  );
}
