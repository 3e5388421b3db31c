import type { Weekday } from 'shared/new-york';
import type { texts as english } from '../../../../../site/pages/home/texts.en';
import { format } from '../../texts/format';

export const texts: typeof english = {
  blurb:
    'Pontes na luz da manhã, ruas de sobrados com uma história em cada escada, torres que se acendem no fim da tarde: Nova York se abre para quem anda a pé. Escolha um lugar e um dia, e venha.',
  title: 'Nova York, passo a passo',
  tagline: 'Reserve seu passeio',
  picture:
    'Com um guarda-chuva amarelo erguido, alguém aponta o horizonte de Manhattan para um pequeno grupo num calçadão à beira do rio, e a Ponte do Brooklyn entra pela direita.',
  photographed: 'Nova York, como se vê nos nossos passeios',
  next: {
    title: 'Os próximos passeios com vagas',
    left: (spots: number) =>
      format.plural(spots, {
        one: (count) => `${count} vaga`,
        other: (count) => `${count} vagas`,
      }),
    room: 'há vagas',
    longest: [
      'Passeio pelo Lower East Side',
      'segunda-feira, 30 de nov., 10:30',
      'De dia · há vagas',
    ],
    none: 'Nenhum passeio tem vagas no momento. As novas datas aparecerão aqui.',
    failed:
      'Não conseguimos buscar as próximas datas agora. Tente de novo daqui a um minuto ou ligue para nós.',
    all: 'Todos os passeios, cada um com sua próxima data',
  },
  places: 'Escolha um lugar para ver como é o passeio e quando sai o próximo.',
  how: {
    title: 'Como funciona',
    pick: {
      title: 'Escolha um lugar e um dia',
      text: (first: Weekday, last: Weekday, daysAhead: number) =>
        `De ${format.weekday(first).replace('-feira', '')} a ${format.weekday(last)}, com até ${String(daysAhead)} dias de antecedência. Você vê a data exata antes de reservar.`,
    },
    party: {
      title: 'Diga quantas pessoas vêm',
      text: (guestRetention: string) =>
        `Só você ou um grupo inteiro. Não é preciso ter conta: seu navegador guarda seus passeios por ${guestRetention}, e com uma conta eles ficam por mais tempo.`,
    },
    change: {
      title: 'Venha, ou mude de ideia',
      text: 'Outro dia, outro lugar, mais alguém no grupo: altere ou apague um passeio até pouco antes de ele começar.',
    },
  },
};
