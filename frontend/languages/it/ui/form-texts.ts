import type { texts as english } from '../../../ui/form-texts.en';

/** Texts of forms, in their own file so that pages without a form don't load them. */
export const texts: typeof english = {
  username: 'Nome utente',
  password: 'Password',
  showPassword: (label) => `Mostra la ${label.toLowerCase()}`,
  hidePassword: (label) => `Nascondi la ${label.toLowerCase()}`,
  stillNeeded: (labels) =>
    `Da compilare: ${new Intl.ListFormat('it').format(labels).toLowerCase()}.`,
  errors: {
    missing: (label) => `Compila il campo «${label}».`,
    tooShort: (label, min) => `Il campo «${label}» deve avere almeno ${String(min)} caratteri.`,
    tooLong: (label, max) => `Il campo «${label}» può avere al massimo ${String(max)} caratteri.`,
    notAnEmail: (label) => `Il campo «${label}» deve contenere un indirizzo come nome@example.com.`,
    badCharacter: (label) => `Il campo «${label}» contiene un carattere non ammesso.`,
    outOfRange: (label, min, max) =>
      `Il campo «${label}» deve contenere un numero intero da ${min} a ${max}.`,
  },
};
