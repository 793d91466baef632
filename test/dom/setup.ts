import { configure } from '@testing-library/dom';

// The first test of a file waits for code that a cold server still transforms: one second, the default, is too short.
// Imported from this package, because React must load after the tests that count renders.
configure({ asyncUtilTimeout: 10_000 });
