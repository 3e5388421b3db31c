import type { texts as english } from '../../../ui/form-texts.en';

export const texts: typeof english = {
  username: 'Benutzername',
  password: 'Passwort',
  showPassword: (label) => `${label} anzeigen`,
  hidePassword: (label) => `${label} verbergen`,
  stillNeeded: (labels) => `Es fehlt noch: ${new Intl.ListFormat('de').format(labels)}.`,
  errors: {
    missing: (label) => `Bitte füllen Sie „${label}“ aus.`,
    tooShort: (label, min) => `„${label}“ muss mindestens ${String(min)} Zeichen lang sein.`,
    tooLong: (label, max) => `„${label}“ darf höchstens ${String(max)} Zeichen lang sein.`,
    notAnEmail: (label) => `„${label}“ muss eine Adresse wie name@example.com sein.`,
    badCharacter: (label) => `„${label}“ enthält ein Zeichen, das nicht erlaubt ist.`,
    outOfRange: (label, min, max) => `„${label}“ muss eine ganze Zahl von ${min} bis ${max} sein.`,
  },
};
