// Stands in for a CSS module: each class has its own name.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
