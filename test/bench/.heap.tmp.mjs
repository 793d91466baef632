import { servePages } from './bundle.mjs';
import { openStage } from './stage.mjs';
const pages = await servePages({ ours: 'pages/ours.tsx' });
const stage = await openStage(pages.url);
for (const lines of [1, 1000]) {
  const { cdp, mount, close } = await stage.open(`ours?as=ours&lines=${lines}`);
  await mount(); await new Promise(r=>setTimeout(r,800));
  await cdp.send('HeapProfiler.collectGarbage');
  console.log(lines, (await cdp.send('Runtime.getHeapUsage')).usedSize/1e6);
  let text=''; cdp.on('HeapProfiler.addHeapSnapshotChunk', ({chunk})=>text+=chunk);
  await cdp.send('HeapProfiler.takeHeapSnapshot',{reportProgress:false});
  const s=JSON.parse(text); const f=s.snapshot.meta.node_fields, types=s.snapshot.meta.node_types[0]; const n=f.length; const by=new Map();
  for(let i=0;i<s.nodes.length;i+=n){ const type=types[s.nodes[i]]; let name=s.strings[s.nodes[i+1]]; if(type==='string'||type==='concatenated string') name='(str)'; if(type==='code'||type==='object shape') name='('+type+')'; if (type==='array') name='(array) '+name.slice(0,20); if (type==='closure') name='(closure) '+name.slice(0,25);  const k=type+' '+name.slice(0,40); const e=by.get(k)??[0,0]; e[0]+=s.nodes[i+3]; e[1]++; by.set(k,e);}  
  const sorted=[...by].sort((a,b)=>b[1][0]-a[1][0]).slice(0,28); for(const [k,[b,c]] of sorted) console.log((b/1e6).toFixed(2),c,k);
  await close();
}
await stage.close(); pages.close();
