import { drawsHalf } from './kit';

drawsHalf(0);
