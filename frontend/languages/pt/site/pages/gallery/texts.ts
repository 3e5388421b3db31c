import type { texts as english } from '../../../../../site/pages/gallery/texts.en';

export const texts: typeof english = {
  lead: 'Cinco dos lugares aonde nossos passeios levam você.',
  region: 'Fotos dos nossos passeios',
  carousel: 'carrossel',
  counter: (number: number, total: number) => `Foto ${String(number)} de ${String(total)}`,
  shown: (counter: string, caption: string) => `${counter}: ${caption}`,
  previous: 'Foto anterior',
  next: 'Próxima foto',
  pause: 'Pausar',
  play: 'Continuar',

  drawings: {
    'brooklyn-bridge': {
      alt: 'A passarela de madeira da Ponte do Brooklyn leva a uma torre de granito com dois arcos pontudos, os cabos abertos em leque dos dois lados e o sol nascendo atrás.',
      caption: 'Ponte do Brooklyn, primeira luz',
      location: 'Na passarela, acima do East River',
    },
    'bow-bridge': {
      alt: 'Um casal rema diante do arco baixo da Bow Bridge, refletido no lago do Central Park, com árvores de outono e as torres gêmeas do San Remo ao fundo.',
      caption: 'Bow Bridge em outubro',
      location: 'No lago do Central Park',
    },
    'times-square': {
      alt: 'Na escadaria vermelha, pessoas olham para a Times Square à noite, um cânion de telas acesas com táxis amarelos no asfalto molhado.',
      caption: 'Times Square depois de escurecer',
      location: 'Da escadaria vermelha da Duffy Square',
    },
    'statue-of-liberty': {
      alt: 'Na amurada da balsa, uma mulher e uma criança olham para a Estátua da Liberdade sobre seu pedestal e seu forte, com gaivotas no céu e a cidade ao longe.',
      caption: 'A Liberdade, vista da balsa',
      location: 'Na baía de Nova York (Upper New York Bay)',
    },
    soho: {
      alt: 'O sol da tarde enche uma rua do SoHo, com fachadas de ferro fundido e escadas de incêndio, enquanto um ciclista e uma mulher de casaco amarelo passam pelos paralelepípedos.',
      caption: 'SoHo, último sol',
      location: 'Entre as fachadas de ferro fundido, em Lower Manhattan',
    },
  },
};
