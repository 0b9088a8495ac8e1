// What the build writes into the sources: they are read here without one.
Object.assign(globalThis, { __HADAYA_VERSION__: '' });
