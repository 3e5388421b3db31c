import { callAsVisitor } from '../../api/visitor-api';

/** Loads all of the visitor's bookings. */
export const loadTickets = () => callAsVisitor('GET /bookings');
