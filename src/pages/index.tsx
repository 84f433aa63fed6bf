import React, {type ReactNode} from 'react';
import Layout from '@theme/Layout';
import homeExample from '@generated/portal/default/homeExample.json';
import CourseCards from '@site/src/components/CourseCards';
import HomeLayout from '@site/src/components/HomeLayout';
import Runnable from '@site/src/components/Runnable';
import SidePanel from '@site/src/components/SidePanel';
import {HOME} from '@site/src/data/homeTexts';
import {SITE} from '@site/src/data/site';
import styles from './index.module.css';

export default function Home(): ReactNode {
  return (
    <Layout description={SITE.description}>
      <SidePanel nodes={null} />
      <HomeLayout
        heroText={SITE.title}
        audience={HOME.audience}
        actions={[{text: HOME.browse, link: '/modules/', type: 'secondary'}]}
        heroAside={
          <section className={styles.example} aria-labelledby="try-it">
            <h2 id="try-it">{HOME.try}</h2>
            <Runnable block={homeExample} />
          </section>
        }
      >
        <h2>{HOME.courses}</h2>
        <CourseCards />
      </HomeLayout>
    </Layout>
  );
}
