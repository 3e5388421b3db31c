import type { Tour } from 'shared/tour-settings';
import type { GuideAvailability } from '../departures/guide-availability';
import type { Booking } from './booking';
import type { Needs } from './needs';
import type { Refusal, RefusalCode } from './refusal';
import type { RetentionRules } from './rules/retention';
import type { Changes, State } from './state';

/** Decides all commands of one kind. */
export interface CommandDefinition<Input, Code extends RefusalCode = never> {
  /** Returns the documents and counts that must be loaded for the decision. */
  needs: (command: Input) => Needs;
  /** Decides the command from the state alone, without side effects. */
  decide: (command: Input, state: State, rules: Rules) => Decision<Code>;
}

/** The time and the settings that decisions depend on. */
export interface Rules {
  now: Date;
  /** How many parties can book one departure. */
  maxParties: number;
  /** The guides' availability; undefined if guides can always lead tours. */
  guides?: GuideAvailability | undefined;
  /** All tours, by id. The tours may be up to a second out of date. */
  tours?: ReadonlyMap<string, Tour>;
  /** Whether visitors must confirm an email address before they get spots at a departure with a capacity. */
  requiresConfirmation: boolean;
  retention: RetentionRules;
}

/** The result of a command. A refused command changes nothing. */
export interface Decision<Code extends RefusalCode = RefusalCode> {
  /** The booking that the command made, changed, or found unchanged, if any. */
  booking?: Booking;
  changes?: Changes;
  refusal?: Refusal<Code>;
}
