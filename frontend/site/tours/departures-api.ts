import { callApi } from '../../api/client';
import type { ListName } from '../tour-kinds';
import type { Departure } from './departures';

/** Which departures; of all places and dates where it doesn't say. */
export interface DeparturesQuery {
  list: ListName;
  place?: string;
  from?: string;
  to?: string;
}

/** The departures from today on, with the room they have. */
export function loadDepartures(query: DeparturesQuery): Promise<Departure[]> {
  return callApi('GET /departures', { query });
}
