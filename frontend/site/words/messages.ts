import type { Refusals } from 'shared/refusals';
import type { cookieWords } from './cookies';
import type { formatWords } from './format-words';
import type { siteWords } from './site';
import type { aboutWords } from './about';
import type { accountWords } from './account';
import type { passwordRuleWords } from './password-rule';
import type { portraitWords } from './portrait';
import type { resetPasswordWords } from './reset-password';
import type { signInWords } from './sign-in';
import type { signUpWords } from './sign-up';
import type { bookingWords } from './booking';
import type { catalogWords } from './catalog';
import type { confirmEmailWords } from './confirm-email';
import type { contactWords } from './contact';
import type { departuresWords } from './departures';
import type { findGuideWords } from './find-guide';
import type { galleryWords } from './gallery';
import type { headWords } from './head';
import type { homeWords } from './home';
import type { lightWords } from './light';
import type { myToursWords } from './my-tours';
import type { peopleFieldWords } from './people-field';
import type { routeMapWords } from './route-map';
import type { servicesWords } from './services';
import type { ticketWords } from './ticket';
import type { ticketFaceWords } from './ticket-face';
import type { unavailableWords } from './unavailable';
import type { waitingWords } from './waiting';
import type { walksWords } from './walks';
import type { homeLinkWords } from './home-link';

/** The type of one section's texts, which all languages share. */
type TextsOf<Part> = Part[keyof Part];

/** The types of all texts in one language, keyed by section. The English texts define them. */
export interface Messages {
  about: TextsOf<typeof aboutWords>;
  account: TextsOf<typeof accountWords>;
  passwordRule: TextsOf<typeof passwordRuleWords>;
  portrait: TextsOf<typeof portraitWords>;
  resetPassword: TextsOf<typeof resetPasswordWords>;
  signIn: TextsOf<typeof signInWords>;
  signUp: TextsOf<typeof signUpWords>;
  booking: TextsOf<typeof bookingWords>;
  catalog: TextsOf<typeof catalogWords>;
  confirmEmail: TextsOf<typeof confirmEmailWords>;
  contact: TextsOf<typeof contactWords>;
  cookies: TextsOf<typeof cookieWords>;
  departures: TextsOf<typeof departuresWords>;
  findGuide: TextsOf<typeof findGuideWords>;
  format: TextsOf<typeof formatWords>;
  gallery: TextsOf<typeof galleryWords>;
  head: TextsOf<typeof headWords>;
  home: TextsOf<typeof homeWords>;
  daylight: TextsOf<typeof lightWords>;
  myTours: TextsOf<typeof myToursWords>;
  peopleField: TextsOf<typeof peopleFieldWords>;
  routeMap: TextsOf<typeof routeMapWords>;
  services: TextsOf<typeof servicesWords>;
  site: TextsOf<typeof siteWords>;
  ticket: TextsOf<typeof ticketWords>;
  ticketFace: TextsOf<typeof ticketFaceWords>;
  unavailable: TextsOf<typeof unavailableWords>;
  waiting: TextsOf<typeof waitingWords>;
  walks: TextsOf<typeof walksWords>;
  homeLink: TextsOf<typeof homeLinkWords>;
  /** Messages for the server's refusal codes. */
  refusals: Refusals;
}
