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

/** The texts of a part in any language. */
type Texts<Part> = Part[keyof Part];

/** All texts of a language, keyed by part; English defines their types. */
export interface Messages {
  about: Texts<typeof aboutWords>;
  account: Texts<typeof accountWords>;
  passwordRule: Texts<typeof passwordRuleWords>;
  portrait: Texts<typeof portraitWords>;
  resetPassword: Texts<typeof resetPasswordWords>;
  signIn: Texts<typeof signInWords>;
  signUp: Texts<typeof signUpWords>;
  booking: Texts<typeof bookingWords>;
  catalog: Texts<typeof catalogWords>;
  confirmEmail: Texts<typeof confirmEmailWords>;
  contact: Texts<typeof contactWords>;
  cookies: Texts<typeof cookieWords>;
  departures: Texts<typeof departuresWords>;
  findGuide: Texts<typeof findGuideWords>;
  format: Texts<typeof formatWords>;
  gallery: Texts<typeof galleryWords>;
  head: Texts<typeof headWords>;
  home: Texts<typeof homeWords>;
  light: Texts<typeof lightWords>;
  myTours: Texts<typeof myToursWords>;
  peopleField: Texts<typeof peopleFieldWords>;
  routeMap: Texts<typeof routeMapWords>;
  services: Texts<typeof servicesWords>;
  site: Texts<typeof siteWords>;
  ticket: Texts<typeof ticketWords>;
  ticketFace: Texts<typeof ticketFaceWords>;
  unavailable: Texts<typeof unavailableWords>;
  waiting: Texts<typeof waitingWords>;
  walks: Texts<typeof walksWords>;
  homeLink: Texts<typeof homeLinkWords>;
  /** Sentences for the server's refusals, keyed by code. */
  refusals: Refusals;
}
