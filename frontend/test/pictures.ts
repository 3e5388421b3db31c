// Replaces the pictures that the build makes: every name has the same one.
const picture = { width: 4, height: 3, src: '/picture.svg' };

export default new Proxy({}, { get: () => picture, has: () => true });
