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
import type { findingWords } from './finding';
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
import type { wayHomeWords } from './way-home';

/** What a part of the words is in each language. */
type Of<Part> = Part[keyof Part];

/** All that a language has to say, by its parts: whatever English says. */
export interface Messages {
  about: Of<typeof aboutWords>;
  account: Of<typeof accountWords>;
  passwordRule: Of<typeof passwordRuleWords>;
  portrait: Of<typeof portraitWords>;
  resetPassword: Of<typeof resetPasswordWords>;
  signIn: Of<typeof signInWords>;
  signUp: Of<typeof signUpWords>;
  booking: Of<typeof bookingWords>;
  catalog: Of<typeof catalogWords>;
  confirmEmail: Of<typeof confirmEmailWords>;
  contact: Of<typeof contactWords>;
  cookies: Of<typeof cookieWords>;
  departures: Of<typeof departuresWords>;
  finding: Of<typeof findingWords>;
  format: Of<typeof formatWords>;
  gallery: Of<typeof galleryWords>;
  head: Of<typeof headWords>;
  home: Of<typeof homeWords>;
  light: Of<typeof lightWords>;
  myTours: Of<typeof myToursWords>;
  peopleField: Of<typeof peopleFieldWords>;
  routeMap: Of<typeof routeMapWords>;
  services: Of<typeof servicesWords>;
  site: Of<typeof siteWords>;
  ticket: Of<typeof ticketWords>;
  ticketFace: Of<typeof ticketFaceWords>;
  unavailable: Of<typeof unavailableWords>;
  waiting: Of<typeof waitingWords>;
  walks: Of<typeof walksWords>;
  wayHome: Of<typeof wayHomeWords>;
  /** What the server refuses, by its codes. */
  refusals: Refusals;
}
