import { createTransport } from 'nodemailer';
import type { SmtpServer } from '../config';
import { toFailedDelivery, toShortLine, type Delivery } from './delivery';
import { connectionOptions, type ReadyMail } from './transport';

const TEST_TIMEOUT_MS = 30_000;
const MAX_STEPS = 100;

/** A line that the site or the server sent. */
export interface Step {
  from: 'site' | 'server';
  text: string;
}

/** An entry in nodemailer's log. `tnx` is its source: "server", "client", or "message" for the email's own lines. */
interface LogEntry {
  tnx?: string;
}

/** Sends one email on a new connection, and returns the lines that the site and the server exchanged. */
export async function sendAndRecordExchange(
  server: SmtpServer,
  { from, to, source }: ReadyMail,
): Promise<{ delivery: Delivery; steps: Step[] }> {
  const steps: Step[] = [];
  const record = ({ tnx }: LogEntry, text?: unknown, ...values: unknown[]) => {
    if (typeof text !== 'string' || tnx === 'message' || steps.length >= MAX_STEPS) return;
    let valueIndex = 0;
    const line = text.replace(/%[sd]/g, () => String(values[valueIndex++]));
    steps.push({ from: tnx === 'server' ? 'server' : 'site', text: toShortLine(line) });
  };
  const transport = createTransport({
    ...connectionOptions(server),
    debug: true,
    logger: {
      trace: record,
      debug: record,
      info: record,
      warn: record,
      error: record,
      fatal: record,
    },
  });
  try {
    const { response } = (await transport.sendMail({
      envelope: { from, to },
      raw: source,
      signal: AbortSignal.timeout(TEST_TIMEOUT_MS),
    })) as { response?: string };
    const detail = toShortLine(response ?? '');
    return { delivery: { status: 'sent', detail, isServerFault: false }, steps };
  } catch (error) {
    return { delivery: toFailedDelivery(error, false), steps };
  } finally {
    transport.close();
  }
}
