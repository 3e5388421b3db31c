import type { texts as english } from '../../../../../site/pages/privacy/texts.en';

export const texts: typeof english = {
  lead: 'Che cosa conserva questo sito, e per quanto tempo. Da altri siti non carica niente.',
  counts: {
    title: 'Che cosa contiamo',
    steps:
      'Per capire dove ci si blocca, contiamo quante visite arrivano a ogni passo: vedere una pagina, scegliere una data, inviare il modulo, prenotare, annullare.',
    numbers:
      'Per ogni giorno restano solo numeri: per pagina, per lingua della pagina e per sito di provenienza. Di te non conserviamo niente: nessun cookie, nessun indirizzo IP, nessun browser e nessun percorso da una pagina all’altra. I numeri vengono eliminati dopo due anni.',
    optOut:
      'Se il tuo browser invia Do Not Track o Global Privacy Control, la tua visita non viene contata.',
  },
  bookings: {
    title: 'Le tue prenotazioni',
    contact:
      'Nome, indirizzo e-mail, numero di telefono e note servono alla guida, per contattarti a proposito del tour. Insieme alla prenotazione viene conservata anche la lingua in cui leggi, per le e-mail che ricevi.',
    guests: (days) =>
      `Senza un account questi dati vengono cancellati dopo ${days}, ma non prima che il tour sia finito. Restano il tour, la data e il numero di persone.`,
    account:
      'Con un account puoi scaricare o eliminare tutti i tuoi dati. Se hai pagato un tour che deve ancora svolgersi, la guida conserva il tuo nome e i tuoi contatti fino alla fine di quel giorno, per rimborsarti.',
  },
  cookies: {
    title: 'Cookie',
    cookie:
      'Il sito imposta cookie solo quando accedi, prenoti o apri una pagina con le tue prenotazioni. Gli servono per sapere che una prenotazione è tua, e gli script non possono leggerli.',
    storage:
      'Inoltre il tuo browser ricorda, per questo sito, se hai effettuato l’accesso, se hai prenotazioni, quale lingua hai scelto e che cosa hai scritto in un modulo non ancora inviato.',
  },
  log: {
    title: 'Il registro del server',
    text: 'Il registro contiene l’indirizzo IP, il percorso e l’ora di ogni richiesta, per trovare errori e fermare attacchi. Le voci vecchie vengono sovrascritte.',
  },
  questions: 'Domande?',
};
