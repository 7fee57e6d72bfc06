import { drawsHalf } from './boards';

drawsHalf(0);
