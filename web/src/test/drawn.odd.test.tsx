import { drawsHalf } from './boards';

drawsHalf(1);
