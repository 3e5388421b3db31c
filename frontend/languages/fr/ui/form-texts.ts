import type { texts as english } from '../../../ui/form-texts.en';
import { LOCALE } from '../site/texts/locale';

/** Texts of forms, in their own file so that pages without a form don't load them. */
export const texts: typeof english = {
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  showPassword: (label) => `Afficher le ${label.toLowerCase()}`,
  hidePassword: (label) => `Masquer le ${label.toLowerCase()}`,
  stillNeeded: (labels) =>
    `Il manque encore : ${new Intl.ListFormat(LOCALE).format(labels.map((label) => label.toLowerCase()))}.`,
  errors: {
    missing: (label) => `Champ obligatoire : ${label}.`,
    tooShort: (label, min) => `${label} : ${String(min)} caractères au minimum.`,
    tooLong: (label, max) => `${label} : ${String(max)} caractères au maximum.`,
    notAnEmail: (label) => `${label} : saisissez une adresse comme nom@example.com.`,
    badCharacter: (label) => `${label} : un caractère n’est pas autorisé.`,
    outOfRange: (label, min, max) => `${label} : un nombre entier de ${min} à ${max}.`,
  },
};
