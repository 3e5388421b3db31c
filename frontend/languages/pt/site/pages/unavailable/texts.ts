import type { texts as english } from '../../../../../site/pages/unavailable/texts.en';

export const texts: typeof english = {
  title: 'Já voltamos',
  text: 'Não conseguimos mostrar esta página agora. Tente de novo daqui a um minuto ou ligue para nós.',
  action: 'Tentar de novo',
};
