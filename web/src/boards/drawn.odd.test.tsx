import { drawsHalf } from './kit';

drawsHalf(1);
