import { refusalText } from 'shared/refusal-text';
import { REFUSALS } from 'shared/refusals';
import type { GetRefusalText } from '../../api/client';

/** Returns the server's own sentence for a refusal's code. */
export const refusalTextOf: GetRefusalText = (code, values) => refusalText(REFUSALS, code, values);
