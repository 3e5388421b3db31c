import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UNKNOWN_ID } from './lists';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: { enum?: string[]; example?: string; minimum?: number };
}
interface Operation {
  parameters: Parameter[];
  requestBody?: object;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}

/** A call from the API's document, with its parameters filled in from examples. */
export interface DocumentedCall {
  method: string;
  path: string;
  /** An invalid body, for calls that have one. */
  body?: object;
}

/** Returns all documented calls under a path, including new ones once the document is generated. */
export function callsUnder(address: string): DocumentedCall[] {
  const file = join(__dirname, '..', '..', 'openapi.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as Document;
  return Object.entries(paths)
    .filter(([path]) => path === address || path.startsWith(`${address}/`))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters, requestBody }]) => ({
        method: method.toUpperCase(),
        path: filledIn(path, parameters),
        ...(requestBody && { body: {} }),
      })),
    );
}

/** Returns whether a call changes something. */
export function writes({ method }: DocumentedCall): boolean {
  return method !== 'GET';
}

function filledIn(path: string, parameters: Parameter[]): string {
  const query = new URLSearchParams();
  for (const { name, in: where, required, schema } of parameters) {
    const value = schema.example ?? schema.enum?.[0] ?? String(schema.minimum ?? UNKNOWN_ID);
    if (where === 'path') path = path.replace(`{${name}}`, value);
    if (where === 'query' && required) query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
