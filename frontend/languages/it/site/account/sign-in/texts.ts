import type { texts as english } from '../../../../../site/account/sign-in/texts.en';

export const texts: typeof english = {
  lead: 'Accedi per vedere e modificare i tuoi tour.',
  title: 'Accedi',
  hint: 'Va bene anche la tua e-mail.',
  invalid: 'Credenziali non valide',
  signingOut:
    'Hai chiuso la sessione su questo dispositivo, ma non siamo riusciti a raggiungere il server per chiuderla anche lì. Continuiamo a provare: la chiuderemo appena risponde.',
  signedOut: 'Il server è tornato, e la tua sessione è chiusa anche lì.',
  newPassword: 'La password è impostata. Usala per accedere.',
  forgot: 'Password dimenticata?',
  signUpLink: (signUp) => ['Prima volta qui? ', signUp('Registrati')],
};
