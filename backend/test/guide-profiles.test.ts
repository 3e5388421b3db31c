import { useApp } from './support/app';
import { eventually } from './support/eventually';
import { signUpGuide } from './support/guide';
import { makeJpeg } from './support/photos';
import { expectFieldErrors, expectProblem, expectRefusal } from './support/problems';
import type { Visitor } from './support/visitor';

const app = useApp();
const PATH = '/api/guide/profile';
const PROFILE = {
  name: 'Dana Rivera',
  phone: '+12125550100',
  languages: ['en', 'es'],
  licenseNumber: '2000123',
};
const PUBLIC_PROFILE = { name: 'Dana Rivera', languages: ['en', 'es'], licenseNumber: '2000123' };

interface Photo {
  src: string;
}

let guide: Visitor;
let password: string;
beforeEach(async () => {
  await app.database.collection('users').deleteMany({});
  await app.database.collection('photos').deleteMany({});
  ({ guide, password } = await signUpGuide(app));
});

const parseJson = ({ text }: { text: string }) => JSON.parse(text) as unknown;
const upload = (file: Buffer, type = 'image/jpeg', visitor = guide) =>
  visitor.send('POST', `${PATH}/photos`, {
    headers: { 'Content-Type': type },
    body: new Uint8Array(file),
  });
const addPhoto = async (file: Buffer) => parseJson(await upload(file)) as Photo;
const fetchStatus = async ({ src }: Photo) => (await fetch(app.url + src)).status;
const fetchPublicGuide = async () =>
  (parseJson(await app.visitor().get('/api/tours/day.central-park')) as { guide?: object }).guide;

describe('a guide’s profile', () => {
  it('is empty until the guide saves it, and visitors see all of it except the phone', async () => {
    expect((await guide.get(PATH)).body).toEqual({ name: '', languages: [] });
    const photo = await addPhoto(makeJpeg({ width: 600, height: 800 }));
    const input = { ...PROFILE, name: '  Dana Rivera ', phone: '(212) 555-0100', photo: photo.src };
    const savedProfile = { ...PROFILE, photo: { src: photo.src, width: 600, height: 800 } };
    expect((await guide.put(PATH, input)).body).toEqual(savedProfile);
    expect((await guide.get(PATH)).body).toEqual(savedProfile);
    await eventually(async () => {
      expect(await fetchPublicGuide()).toEqual({ ...PUBLIC_PROFILE, photo: savedProfile.photo });
    });
  });

  it('isn’t shown on tours’ pages if the site has several guides', async () => {
    await guide.put(PATH, PROFILE);
    await eventually(async () => {
      expect(await fetchPublicGuide()).toEqual(PUBLIC_PROFILE);
    });
    await signUpGuide(app);
    // The profiles may be cached for a second.
    await eventually(async () => {
      expect(await fetchPublicGuide()).toBeUndefined();
    });
  });

  it('is rejected with an error for each invalid field', async () => {
    expectFieldErrors(
      await guide.put(PATH, {
        name: ' ',
        phone: '12',
        languages: ['english'],
        licenseNumber: 'x'.repeat(41),
        photo: 'https://example.com/me.jpg',
      }),
      400,
      ['name', 'phone', 'languages', 'licenseNumber', 'photo'],
    );
    expectFieldErrors(await guide.put(PATH, { ...PROFILE, languages: [] }), 400, ['languages']);
  });

  it('can’t be read or changed by anyone else', async () => {
    const visitor = app.visitor();
    await visitor.signUp();
    expectProblem(await visitor.get(PATH), 404);
    expectProblem(await visitor.put(PATH, PROFILE), 404);
    expectProblem(await upload(makeJpeg(), 'image/jpeg', visitor), 404);
  });
});

describe('a guide’s photograph', () => {
  it('is deleted once the profile shows a different photograph or none', async () => {
    const firstPhoto = await addPhoto(makeJpeg());
    await guide.put(PATH, { ...PROFILE, photo: firstPhoto.src });
    const secondPhoto = await addPhoto(makeJpeg({ content: 'other' }));
    expect(await fetchStatus(firstPhoto)).toBe(200);
    await guide.put(PATH, { ...PROFILE, photo: secondPhoto.src });
    expect(await fetchStatus(firstPhoto)).toBe(404);
    expect(await fetchStatus(secondPhoto)).toBe(200);
    await guide.put(PATH, PROFILE);
    expect(await fetchStatus(secondPhoto)).toBe(404);
    expectFieldErrors(await guide.put(PATH, { ...PROFILE, photo: secondPhoto.src }), 400, [
      'photo',
    ]);
  });

  it('must be the guide’s own', async () => {
    const { guide: otherGuide } = await signUpGuide(app);
    const { src } = await addPhoto(makeJpeg());
    expectFieldErrors(await otherGuide.put(PATH, { ...PROFILE, photo: src }), 400, ['photo']);
  });

  it('must follow the rules for tours’ photographs', async () => {
    expectRefusal(await upload(makeJpeg({ width: 1601 })), 400, 'photo-too-large', { most: 1600 });
  });
});

it('deleting an account deletes its profile and photograph', async () => {
  const { src } = await addPhoto(makeJpeg());
  await guide.put(PATH, { ...PROFILE, photo: src });
  expect((await guide.get('/api/account/data')).body).toMatchObject({
    account: { profile: { ...PROFILE, photo: { src } } },
  });
  // The last owner can't delete their account.
  await signUpGuide(app);
  expect((await guide.call('DELETE', '/api/account', { password })).status).toBe(204);
  expect(await fetchStatus({ src })).toBe(404);
  expect(await app.database.collection('photos').countDocuments()).toBe(0);
});
