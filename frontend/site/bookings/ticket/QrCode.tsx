import encodeQR from 'qr';
import { texts } from './texts.en';
import styles from './payment.module.css';

/** The width of the light border that cameras need around a code, in modules (the code's squares). */
const BORDER_MODULES = 4;

/** A link as a QR code. It is black on white even in dark mode, because some cameras can't read inverted codes. */
export default function QrCode({ url, host }: { url: string; host: string }) {
  const rows = encodeQR(url, 'raw', { border: BORDER_MODULES });
  const size = rows.length;
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : [])),
  );
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      role="img"
      aria-label={texts.payment.code(host)}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
