import { configure } from '@testing-library/react';

// A widget's code is compiled when the first test of a file loads it, which takes longer than the default second.
configure({ asyncUtilTimeout: 10_000 });
