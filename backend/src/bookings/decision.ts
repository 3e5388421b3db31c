import type { Booking } from './booking';
import type { Refusal, RefusalCode } from './refusal';
import type { RetentionRules } from './rules/retention';
import type { Changes } from './state';

/** The time and the settings that commands are decided with. */
export interface Rules {
  now: Date;
  /** How many parties can book one departure. */
  maxParties: number;
  /** Whether visitors confirm an email before they get spots at a departure with a capacity. */
  requiresConfirmation: boolean;
  retention: RetentionRules;
}

/** The result of a command. A refused command changes nothing. */
export interface Decision<Code extends RefusalCode = RefusalCode> {
  /** The booking that the command was about, if it was about one. */
  booking?: Booking;
  changes?: Changes;
  refusal?: Refusal<Code>;
}
