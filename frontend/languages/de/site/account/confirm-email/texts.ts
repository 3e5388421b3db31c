import type { texts as english } from '../../../../../site/account/confirm-email/texts.en';

export const texts: typeof english = {
  link: {
    title: 'Ist das Ihre Adresse?',
    text: 'Mit der Adresse, an die unsere E-Mail ging, wurde hier ein Konto angelegt, hoffentlich von Ihnen.',
    action: 'Ja, das ist meine',
    done: 'Danke! Ihre E-Mail-Adresse ist bestätigt.',
  },
  request: {
    title: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    text: (email) =>
      `Wir wissen noch nicht, ob unsere E-Mails Sie unter ${email} erreichen. Öffnen Sie den Link, den wir dorthin geschickt haben, oder fordern Sie einen neuen an.`,
    action: 'Link schicken',
    sent: (email) =>
      `Ein Link ist unterwegs an ${email}. Nach ein paar Minuten noch nichts da? Sehen Sie auch im Spam-Ordner nach.`,
  },
};
