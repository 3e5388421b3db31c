import clsx from 'clsx';
import { useRef, type ReactNode, type RefObject } from 'react';
import type { Item } from './draft';
import button from '../../ui/button.module.css';
import screenReader from '../../ui/screen-reader.module.css';
import styles from './editor.module.css';

interface Props<ListItem extends Item> {
  items: readonly ListItem[];
  maxItems: number;
  /** The kind of item, such as "stop". */
  noun: string;
  /** Returns an item's name, for its buttons' labels. */
  nameOf: (item: ListItem, index: number) => string;
  onChange: (items: ListItem[]) => void;
  /** Creates an item. If undefined, the list has no "Add" button. */
  create?: () => ListItem;
  /** Takes the focus when the last item is removed, if the list has no "Add" button. */
  focusFallbackRef?: RefObject<HTMLElement | null>;
  children: (
    item: ListItem,
    index: number,
    change: (changes: Partial<ListItem>) => void,
  ) => ReactNode;
}

/** A list of editable items, with buttons to add, remove, and move them. */
export function ItemList<ListItem extends Item>(props: Props<ListItem>) {
  const { items, maxItems, noun, nameOf, onChange, create, focusFallbackRef, children } = props;
  const listRef = useRef<HTMLOListElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  /** Focuses an element once the changed items are rendered. */
  const focusAfterRender = (findElement: () => HTMLElement | null | undefined) => {
    setTimeout(() => findElement()?.focus());
  };
  const rowAt = (index: number) => listRef.current?.children[index];
  const moveItem = (index: number, newIndex: number, direction: string) => {
    const item = items[index];
    if (!item) return;
    onChange(items.toSpliced(index, 1).toSpliced(newIndex, 0, item));
    focusAfterRender(() => {
      const row = rowAt(newIndex);
      return (
        row?.querySelector<HTMLElement>(`button[data-move="${direction}"]:enabled`) ??
        row?.querySelector<HTMLElement>('button[data-move]:enabled')
      );
    });
  };
  return (
    <>
      <ol className={styles.items} ref={listRef}>
        {items.map((item, index) => {
          const name = nameOf(item, index);
          return (
            <li key={item.key}>
              <div>
                {children(item, index, (changes) => {
                  onChange(items.with(index, { ...item, ...changes }));
                })}
              </div>
              <div className={styles.moves}>
                <button
                  className={button.quiet}
                  type="button"
                  data-move="up"
                  disabled={index === 0}
                  onClick={() => {
                    moveItem(index, index - 1, 'up');
                  }}
                >
                  <span aria-hidden="true">↑</span>
                  <span className={screenReader.only}>Move {name} up</span>
                </button>
                <button
                  className={button.quiet}
                  type="button"
                  data-move="down"
                  disabled={index === items.length - 1}
                  onClick={() => {
                    moveItem(index, index + 1, 'down');
                  }}
                >
                  <span aria-hidden="true">↓</span>
                  <span className={screenReader.only}>Move {name} down</span>
                </button>
                <button
                  className={button.quiet}
                  type="button"
                  onClick={() => {
                    onChange(items.toSpliced(index, 1));
                    const lastRemainingIndex = items.length - 2;
                    focusAfterRender(() => {
                      const row = rowAt(Math.min(index, lastRemainingIndex));
                      const field = row?.querySelector<HTMLElement>(
                        'summary, input, select, textarea',
                      );
                      return field ?? addRef.current ?? focusFallbackRef?.current;
                    });
                  }}
                >
                  <span aria-hidden="true">×</span>
                  <span className={screenReader.only}>Remove {name}</span>
                </button>
              </div>
            </li>
          );
        })}
      </ol>
      {create && items.length < maxItems && (
        <button
          className={clsx(button.quiet, button.small)}
          type="button"
          ref={addRef}
          onClick={() => {
            onChange([...items, create()]);
            focusAfterRender(() => {
              const row = rowAt(items.length);
              row?.querySelector('details')?.setAttribute('open', '');
              return row?.querySelector<HTMLElement>('input, select, textarea');
            });
          }}
        >
          Add a {noun}
        </button>
      )}
    </>
  );
}
