/** What modules of pages ask of a browser as soon as they are read, for tests of what they work out: imported before them. */
const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {}, length: 0, key: () => null };
Object.assign(globalThis, {
  localStorage: storage,
  sessionStorage: storage,
  location: { hash: '' },
  navigator: { languages: ['en-GB'] },
  addEventListener: () => {},
});
