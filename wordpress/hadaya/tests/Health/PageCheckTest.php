<?php
/**
 * Tests for `PageCheck`, which looks for our loader in a page's HTML.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Health;

use Hadaya\Health\PageCheck;
use Hadaya\Tests\TestCase;

/**
 * Checks that other plugins' changes to our tag are detected from the tag itself.
 */
final class PageCheckTest extends TestCase {

	const OURS = 'https://shop.example/wp-content/plugins/hadaya/dist/';

	public function pages(): array {
		$own = self::OURS . 'hadaya.min.js?ver=1';
		return array(
			'as it is printed'        => array( '<script fetchpriority="high" async id="hadaya-js" src="' . $own . '"></script>', true, false, false, '' ),
			'kept by a known type'    => array( "<script type='litespeed/javascript' data-src='$own' id='hadaya-js'></script>", true, true, false, 'LiteSpeed Cache' ),
			'kept by an unknown type' => array( '<script type="text/later-javascript" src="' . $own . '"></script>', true, true, false, '' ),
			'kept by no word for scripts' => array( '<script id="hadaya-js" type="o/js-lzl" src="' . $own . '"></script>', true, true, false, 'Seraphinite Accelerator' ),
			'kept under a number'     => array( '<script type="3f9b0c1d2e-text/javascript" src="' . $own . '"></script>', true, true, false, 'Cloudflare Rocket Loader' ),
			'a copy elsewhere'        => array( '<script id="hadaya-js" src="/wp-content/cache/autoptimize/js/a.js"></script>', true, false, true, 'Autoptimize' ),
			'in a text of data'       => array( '<script id="hadaya-js" src="data:text/javascript;base64,AA" data-later="' . $own . '"></script>', true, true, false, '' ),
			'not on the page'         => array( '<script src="/theme.js"></script>', false, false, false, '' ),
		);
	}

	/**
	 * @dataProvider pages
	 */
	public function test_diagnoses_a_page( string $html, bool $is_there, bool $is_late, bool $is_copy, string $by ): void {
		$look = self::part( PageCheck::class )->read( "<html><head>$html</head></html>", self::OURS );
		$this->assertSame( array( $is_there, $is_late, $is_copy, $by ), array( $look['is_there'], $look['is_late'], $look['is_copy'], $look['by'] ) );
	}

	public function test_counts_other_delayed_scripts_but_not_data_or_modules(): void {
		$look = self::part( PageCheck::class )->read( '<script type="rocketlazyloadscript"></script><script type="application/ld+json"></script><script type="module"></script>', self::OURS );
		$this->assertSame( 1, $look['others'] );
	}
}
