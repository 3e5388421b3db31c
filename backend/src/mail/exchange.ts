import { createTransport } from 'nodemailer';
import type { SmtpServer } from '../config';
import { failed, oneLine, type Delivery } from './delivery';
import { connectionOptions, type ReadyMail } from './transport';

/** Nobody waits longer for a test. */
const TEST_MS = 30_000;
const MOST_STEPS = 100;

/** Something that was said while a mail was handed over. */
export interface Step {
  from: 'site' | 'server';
  text: string;
}

/** What nodemailer notes of an exchange: `tnx` is who spoke. */
interface Note {
  tnx?: string;
}

/** Hands one mail to the server on a connection of its own, and notes all that is said. */
export async function exchange(
  server: SmtpServer,
  { from, to, source }: ReadyMail,
): Promise<{ delivery: Delivery; steps: Step[] }> {
  const steps: Step[] = [];
  const note = ({ tnx }: Note, text?: unknown, ...values: unknown[]) => {
    if (typeof text !== 'string' || tnx === 'message' || steps.length >= MOST_STEPS) return;
    let next = 0;
    const said = text.replace(/%[sd]/g, () => String(values[next++]));
    steps.push({ from: tnx === 'server' ? 'server' : 'site', text: oneLine(said) });
  };
  const transport = createTransport({
    ...connectionOptions(server),
    debug: true,
    logger: {
      ...{ trace: note, debug: note, info: note },
      ...{ warn: note, error: note, fatal: note },
    },
  });
  try {
    const { response } = (await transport.sendMail({
      envelope: { from, to },
      raw: source,
      signal: AbortSignal.timeout(TEST_MS),
    })) as { response?: string };
    const delivery: Delivery = {
      ...{ status: 'sent', answer: oneLine(response ?? ''), isServersFault: false },
    };
    return { delivery, steps };
  } catch (error) {
    return { delivery: failed(error, false), steps };
  } finally {
    transport.close();
  }
}
