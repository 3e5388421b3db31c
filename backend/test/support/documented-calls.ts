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

/** A call from the OpenAPI document, with its parameters filled in from examples. */
export interface DocumentedCall {
  method: string;
  /** The path with the names of its parameters, as in the document. */
  template: string;
  path: string;
  /** An invalid body. Missing if the call has no body. */
  body?: object;
}

/** Returns all documented calls at or below a path. */
export function callsUnder(basePath: string): DocumentedCall[] {
  const file = join(__dirname, '..', '..', 'openapi.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as Document;
  return Object.entries(paths)
    .filter(([path]) => path === basePath || path.startsWith(`${basePath}/`))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters, requestBody }]) => ({
        method: method.toUpperCase(),
        template: path,
        path: fillPath(path, parameters),
        ...(requestBody && { body: {} }),
      })),
    );
}

/** Returns whether a call changes data. */
export function isWrite({ method }: DocumentedCall): boolean {
  return method !== 'GET';
}

function fillPath(path: string, parameters: Parameter[]): string {
  const query = new URLSearchParams();
  for (const { name, in: location, required, schema } of parameters) {
    const value = schema.example ?? schema.enum?.[0] ?? String(schema.minimum ?? UNKNOWN_ID);
    if (location === 'path') path = path.replace(`{${name}}`, value);
    if (location === 'query' && required) query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
