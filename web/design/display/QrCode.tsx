interface QrCodeProps {
  qr: { size: number; path: string };
  className: string | undefined;
}

/** Light modules around it, as the standard of QR codes requires (`graph/core/pages/qr.ts`). */
const quietZone = 4;

/** A QR code, dark on light in each theme. The text is next to it. */
export function QrCode({ qr: { size, path }, className }: QrCodeProps) {
  const side = size + 2 * quietZone;
  return (
    <svg viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`} className={className} aria-hidden="true">
      <rect x={-quietZone} y={-quietZone} width={side} height={side} fill="#fff" />
      <path stroke="#14212c" d={path} />
    </svg>
  );
}
