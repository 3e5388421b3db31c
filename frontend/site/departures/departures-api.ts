import { callApi } from '../../api/client';
import type { ListName } from './tour-kinds';
import type { Departure } from './departures';

/** A filter for departures; without a place or dates, it matches all departures of the list. */
export interface DeparturesQuery {
  list: ListName;
  place?: string;
  from?: string;
  to?: string;
}

/** Loads departures from today on, with their vacancies. */
export function loadDepartures(query: DeparturesQuery): Promise<Departure[]> {
  return callApi('GET /departures', { query });
}
