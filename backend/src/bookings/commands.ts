import type { Weekday } from 'shared/new-york';
import type { TourSettings } from 'shared/tour-settings';
import type { ListName } from 'shared/tours';
import type { Arrival } from '../departures/arrival';
import type { DepartureSettings } from '../departures/departure';
import type { Attendance } from './booking';
import type { Contact } from './contact';
import type { Owner } from './owner';

/** A booking of a list. */
export interface BookingRef {
  list: ListName;
  id: string;
}

/** The departures that a visitor would take, the best first. They're all the tour's. */
interface Wanted {
  tour: string;
  /** The revision of the tour's settings by which they were found. */
  tourRevision: number;
  departures: string[];
}

/** Books the first departure that has room. */
export interface Reserve extends Wanted {
  kind: 'reserve';
  list: ListName;
  /** The new booking's id. */
  id: string;
  owner: Owner;
  people: number;
  contact?: Contact;
  /** Whether the party waits in line where it finds no room. */
  mayWait?: boolean;
  /** A second call with the same key adds nothing. */
  request?: Request | undefined;
}

/** A call's key, and what it asks for. */
export interface Request {
  key: string;
  place: string;
  people: number;
  day: Weekday;
  date?: string | undefined;
  time?: string | undefined;
}

/** Changes a booking's departure and people. */
export interface Change extends Wanted, BookingRef {
  kind: 'change';
  owner: Owner;
  people: number;
  /** Stays as it is if missing. */
  contact?: Contact;
  /** The booking's departure and revision by which this was found. */
  seen: { departure: string; revision: number };
}

/** Takes a booking off its owner's list, and cancels it unless its tour is over. Who waits leaves the line. */
export interface Cancel extends BookingRef {
  kind: 'cancel';
  owner: Owner;
  /** The booking's departure. */
  departure: string;
}

/** Puts a booking back on its owner's list as it was. */
export interface Restore extends BookingRef {
  kind: 'restore';
  owner: Owner;
  departure: string;
}

/** Says how the guide reaches the party. */
export interface SetContact extends BookingRef {
  kind: 'setContact';
  owner: Owner;
  contact: Contact;
}

/** Lets whoever has a secret manage the booking. */
export interface AddManageLink extends BookingRef {
  kind: 'addManageLink';
  owner: Owner;
  /** The secret's hash. */
  link: string;
  /** Whether it stands in a mail; otherwise it's made on the ticket. */
  isMailed: boolean;
}

/** Notes who of a party came. */
export interface MarkAttendance extends BookingRef {
  kind: 'markAttendance';
  /** Its revision is the one that the guide has seen. */
  attendance: Attendance;
}

/** Cancels a party's booking for the guide. */
export interface CancelParty extends BookingRef {
  kind: 'cancelParty';
  departure: string;
  reason: string;
  /** The attendance's revision that the guide has seen. */
  revision: number;
}

/** Undoes that. */
export interface RestoreParty extends BookingRef {
  kind: 'restoreParty';
  departure: string;
  /** Where it comes back: the same departure, or where that one's parties were moved. */
  to: string;
}

/** Adds a party without a booking, whether or not there is room. */
export interface AddWalkIn {
  kind: 'addWalkIn';
  list: ListName;
  id: string;
  departure: string;
  name: string;
  people: number;
  requestKey?: string;
}

export interface RemoveWalkIn extends BookingRef {
  kind: 'removeWalkIn';
  departure: string;
}

/** Books what a party in line was offered. */
export interface AcceptOffer extends BookingRef {
  kind: 'acceptOffer';
  departure: string;
  /** Missing where the guide does it for the party. */
  owner?: Owner;
}

/** Confirms the address of a guest's party, and books what has been held for it. */
export interface Confirm extends BookingRef {
  kind: 'confirm';
  owner: Owner;
  departure: string;
}

/** Adds a party to a departure's line for the guide, whether or not there is room. */
export interface AddToLine {
  kind: 'addToLine';
  list: ListName;
  id: string;
  departure: string;
  people: number;
  contact: Contact;
  requestKey?: string;
}

/** Takes a party out of the line for the guide. */
export interface RemoveFromLine extends BookingRef {
  kind: 'removeFromLine';
  departure: string;
}

/** Puts a departure's line into another order. */
export interface OrderLine {
  kind: 'orderLine';
  departure: string;
  /** All of them, the first one first. */
  ids: string[];
}

/** Does nothing but what is due in some departures' lines. */
export interface OfferPlaces {
  kind: 'offerPlaces';
  departures: string[];
}

/** Changes, closes, or cancels a departure; what is missing stays as it is. */
export interface ChangeDeparture {
  kind: 'changeDeparture';
  departure: string;
  settings: DepartureSettings;
  /** The departure's revision that the guide has seen. */
  revision: number;
}

/** Moves a departure's parties to another one of the same tour, and closes it. */
export interface MoveDeparture {
  kind: 'moveDeparture';
  departure: string;
  to: string;
  reason: string;
  revision: number;
}

/** Tells who looks for the guide where they are. */
export interface SayArrival {
  kind: 'sayArrival';
  departure: string;
  arrival: Arrival;
}

/** Says something to all who have booked a departure, now or later. */
export interface WriteNotice {
  kind: 'writeNotice';
  departure: string;
  /** Missing to take down what is said there. */
  text?: string;
}

/** Changes a tour's settings. */
export interface ChangeTour {
  kind: 'changeTour';
  tour: string;
  settings: TourSettings;
  /** The tour's revision that the guide has seen. */
  revision: number;
  /** Whether the departures that somebody has booked change too; missing until the guide has said so. */
  booked?: 'keep' | 'change';
}

/** Hides a tour, or shows it. */
export interface SetTourHidden {
  kind: 'setTourHidden';
  tour: string;
  isHidden: boolean;
  /** Whether a tour is hidden although some of its coming departures are booked. */
  isBookedKnown: boolean;
}

/** Deletes a tour that nobody has ever booked, with its departures. */
export interface DeleteTour {
  kind: 'deleteTour';
  tour: string;
}

/** Gives everything of a guest's to an account, for good. */
export interface MergeGuest {
  kind: 'mergeGuest';
  guest: string;
  account: string;
}

/** Notes that an account's owner reads mail at an address. */
export interface NoteConfirmed {
  kind: 'noteConfirmed';
  /** The account's key. */
  owner: string;
  /** The address, hashed. */
  address: string;
}

/** Deletes an owner's coming bookings, and anonymizes the past ones. Nothing can be booked for it later. */
export interface EraseOwner {
  kind: 'eraseOwner';
  owner: string;
}

/** Anonymizes those of some bookings that are due. */
export interface Anonymize {
  kind: 'anonymize';
  bookings: BookingRef[];
}

/** Anonymizes all of a departure's bookings. */
export interface AnonymizeDeparture {
  kind: 'anonymizeDeparture';
  departure: string;
}

/** Everything that can be asked of the bookings. */
export type Command =
  | Reserve
  | Change
  | Cancel
  | Restore
  | SetContact
  | AddManageLink
  | MarkAttendance
  | CancelParty
  | RestoreParty
  | AddWalkIn
  | RemoveWalkIn
  | AcceptOffer
  | Confirm
  | AddToLine
  | RemoveFromLine
  | OrderLine
  | OfferPlaces
  | ChangeDeparture
  | MoveDeparture
  | SayArrival
  | WriteNotice
  | ChangeTour
  | SetTourHidden
  | DeleteTour
  | MergeGuest
  | NoteConfirmed
  | EraseOwner
  | Anonymize
  | AnonymizeDeparture;

/** What a command needs to see. */
export interface Needs {
  tours?: string[];
  /**
   * Departures that the command may change, add people to, or take people from: they are written, so that two
   * of them conflict, and what is due in their lines is done with it.
   */
  departures?: string[];
  /** Departures that it only reads. */
  departuresRead?: string[];
  /** Departures whose people it needs to know also where there is no limit. */
  countedAt?: string[];
  /** Owners that it may add bookings to. */
  owners?: string[];
  bookings?: BookingRef[];
  requests?: { list: ListName; owner: string; key: string }[];
  /** Every booking of these owners, in both lists. */
  bookingsOf?: string[];
  /** Every booking of these departures. */
  bookingsAt?: string[];
  /** Owners whose lists' sizes it needs to know where they may be so many bookings, or more. */
  listSizes?: { owner: string; most: number }[];
  /** Whose people at the departures it needs, and those of whole networks. */
  guests?: string[];
  networks?: string[];
  /** The tours whose stored departures from today on it needs, and every booking of those. */
  departuresOf?: string[];
  /** The tours of which it needs to know whether anybody has ever booked or waited there. */
  everBooked?: string[];
}
