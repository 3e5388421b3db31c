import { screen } from '@testing-library/react';
import { useState } from 'react';
import { MAX_PHOTOS } from 'shared/tour-photos';
import { callsTo, Refusal, respondWith } from '../../test/fake-api';
import { expectNoViolations, renderInConsole } from '../../test/render-page';
import type { PhotoDraft } from './draft';
import { PhotoFields } from './PhotoFields';

function Form() {
  const [photos, setPhotos] = useState<PhotoDraft[]>([]);
  return (
    <PhotoFields
      tourId="day.central-park"
      photos={photos}
      errors={{}}
      onChange={setPhotos}
      onAdd={(photo) => {
        setPhotos((before) => [...before, photo]);
      }}
    />
  );
}

/** Returns picture files. Each file's content is its name. */
const createPictures = (...names: string[]) =>
  names.map((name) => new File([name], name, { type: 'image/png' }));

// Replaces the browser's picture codecs. An encoded picture has the same content as its file.
beforeEach(() => {
  let content = '';
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (!file.type.startsWith('image/')) throw new Error('This is not a picture.');
    content = await readText(file);
    return { width: 40, height: 30, close: () => undefined };
  });
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback, type) => {
    callback(new Blob([content], { type }));
  });
  respondWith({
    'POST /guide/tours/{id}/photos': async ({ body }) => ({
      src: `/api/tours/photos/${await readText(body as Blob)}`,
      width: 40,
      height: 30,
    }),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Reads a file's text; jsdom's blobs have no text(). */
function readText(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as string);
    };
    reader.readAsText(file);
  });
}

const fileInput = () => screen.getByLabelText('Add photographs');
const descriptions = () => screen.queryAllByLabelText(/^What photograph \d shows$/);

test('a tour has at most eight photographs', async () => {
  const guide = renderInConsole(<Form />);
  const names = Array.from({ length: MAX_PHOTOS + 1 }, (_, index) => `${String(index)}.png`);
  await guide.upload(fileInput(), createPictures(...names));
  expect(screen.getByRole('alert')).toHaveTextContent('at most 8 photographs');
  await screen.findByText(/^Now describe each photograph/);
  expect(descriptions()).toHaveLength(MAX_PHOTOS);
  await guide.upload(fileInput(), createPictures('another.png'));
  expect(screen.getByRole('alert')).toHaveTextContent('at most 8 photographs');
  expect(descriptions()).toHaveLength(MAX_PHOTOS);
  // Each photograph is uploaded in two sizes.
  expect(callsTo('POST')).toHaveLength(2 * MAX_PHOTOS);
  await expectNoViolations();
});

test('a photograph that the server refuses isn’t added', async () => {
  respondWith({ 'POST /guide/tours/{id}/photos': new Refusal(413) });
  const guide = renderInConsole(<Form />);
  await guide.upload(fileInput(), createPictures('wall.png'));
  expect(await screen.findByRole('alert')).toHaveTextContent('“wall.png” wasn’t added.');
  expect(descriptions()).toEqual([]);
});
