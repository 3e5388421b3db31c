import { formatInUnit } from '../../../../../../site/texts/more-formats';
import type { texts as english } from '../../../../../../site/bookings/ticket/find-guide/texts.en';
import { format } from '../../../texts/format';
import { LOCALE } from '../../../texts/locale';

export const texts: typeof english = {
  title: 'Encontre quem guia',
  noAnnouncement: 'Ainda não há recado de quem guia. Quando houver, ele aparece aqui.',
  here: 'Já estou aqui!',
  late: (minutes: number, arrival: Date) =>
    `Estou com ${formatInUnit(LOCALE, 'minute', minutes)} de atraso e chego às ${format.time(arrival)}.`,
  announcedAt: (at: string) => `Recado de quem guia, às ${format.time(at)}`,
  map: 'Abrir no app de mapas',

  point: 'Mostrar a direção',
  stop: 'Parar de mostrar',
  privacyNote: 'Usa a bússola e a localização do seu celular, que não saem dele.',
  noCoordinates:
    'Este ponto não está marcado no mapa, então seu celular não consegue mostrar a direção.',
  asking: 'Descobrindo onde você está…',
  denied:
    'Seu navegador não deixa esta página saber onde você está. Permita nas configurações ou use seu app de mapas.',
  unsupported: 'Este navegador não sabe onde você está. Use seu app de mapas.',
  lost: 'Seu celular perdeu a localização, mas continua tentando.',
  distanceAndDirection: (distance: string, direction: string) => `${distance}: ${direction}`,
  about: (meters: number) => `Cerca de ${distanceText(meters)}`,
  arrived: 'Você chegou',
  lookAround: 'Olhe em volta e procure quem guia.',
  ahead: [
    'em frente',
    'em frente, à direita',
    'à direita',
    'atrás de você, à direita',
    'atrás de você',
    'atrás de você, à esquerda',
    'à esquerda',
    'em frente, à esquerda',
  ],
  onMap: [
    'ao norte',
    'a nordeste',
    'a leste',
    'a sudeste',
    'ao sul',
    'a sudoeste',
    'a oeste',
    'a noroeste',
  ],
  noCompass: 'Este aparelho não informa para que lado está virado, então o norte fica em cima.',
  inaccurate: (meters: number) =>
    `Seu celular só sabe onde está com uma margem de ${distanceText(meters)}, então a direção pode não ser exata.`,
  north: 'N',
};

/** Rounds a distance to meters or kilometers: "120 metros", "1,2 quilômetro". */
function distanceText(meters: number): string {
  if (meters < 1000) {
    const step = meters < 100 ? 5 : 10;
    return formatInUnit(LOCALE, 'meter', Math.max(step, Math.round(meters / step) * step));
  }
  return formatInUnit(LOCALE, 'kilometer', Math.round(meters / 100) / 10);
}
