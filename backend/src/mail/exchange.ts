import { createTransport } from 'nodemailer';
import type { SmtpServer } from '../config';
import { toFailedDelivery, toAnswerLine, type Delivery } from './delivery';
import { connectionOptions, type ReadyMail } from './transport';

const TEST_TIMEOUT_MS = 30_000;
const MAX_STEPS = 100;

/** A line that the site or the server sent. */
export interface Step {
  from: 'site' | 'server';
  text: string;
}

/** An entry in nodemailer's log: `tnx` names the sender of the line. */
interface LogEntry {
  tnx?: string;
}

/** Sends one mail to the server on a connection of its own, and records all lines of the exchange. */
export async function exchange(
  server: SmtpServer,
  { from, to, source }: ReadyMail,
): Promise<{ delivery: Delivery; steps: Step[] }> {
  const steps: Step[] = [];
  const note = ({ tnx }: LogEntry, text?: unknown, ...values: unknown[]) => {
    if (typeof text !== 'string' || tnx === 'message' || steps.length >= MAX_STEPS) return;
    let next = 0;
    const line = text.replace(/%[sd]/g, () => String(values[next++]));
    steps.push({ from: tnx === 'server' ? 'server' : 'site', text: toAnswerLine(line) });
  };
  const transport = createTransport({
    ...connectionOptions(server),
    debug: true,
    logger: { trace: note, debug: note, info: note, warn: note, error: note, fatal: note },
  });
  try {
    const { response } = (await transport.sendMail({
      envelope: { from, to },
      raw: source,
      signal: AbortSignal.timeout(TEST_TIMEOUT_MS),
    })) as { response?: string };
    const answer = toAnswerLine(response ?? '');
    return { delivery: { status: 'sent', answer, isServersFault: false }, steps };
  } catch (error) {
    return { delivery: toFailedDelivery(error, false), steps };
  } finally {
    transport.close();
  }
}
