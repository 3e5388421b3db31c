// Stands in for CSS modules; each class keeps its name.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
