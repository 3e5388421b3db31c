import { NotFoundException } from '@nestjs/common';
import { LISTS, type ListName } from 'shared/tours';
import { NOT_FOUND_REFUSAL } from '../http/problem';

/**
 * Parses the name of a list of tours.
 *
 * @throws NotFoundException if there is no such list
 */
export function parseList(name: string): ListName {
  const list = LISTS.find((each) => each === name);
  if (!list) throw new NotFoundException(NOT_FOUND_REFUSAL);
  return list;
}
