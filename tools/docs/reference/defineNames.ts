// The build defines this constant, but here the sources are read without a build.
Object.assign(globalThis, { __HADAYA_VERSION__: '' });
