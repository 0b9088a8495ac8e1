<?php
/**
 * Tests for the manifest.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Assets;

use Hadaya\Assets\Manifest;
use Hadaya\Assets\ResourceHints;
use Hadaya\Health\FileCheck;
use Hadaya\Tests\Site;
use Hadaya\Tests\TestCase;

/**
 * Tests how the manifest finds, hashes and preloads built files.
 */
final class ManifestTest extends TestCase {

	/**
	 * Temporary folder with a manifest and the built files that the manifest lists.
	 *
	 * @var string
	 */
	private string $folder = '';

	protected function setUp(): void {
		parent::setUp();
		$this->folder = sys_get_temp_dir() . '/hadaya-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->folder );
		$files = array(
			'runtime'  => array( 'file' => 'runtime-AbCd1234.min.js' ),
			'swatches' => array(
				'file'    => 'swatches-AbCd1234.min.js',
				'imports' => array( 'runtime-AbCd1234.min.js' ),
				'css'     => 'swatches.min.css',
			),
			'gallery'  => array(
				'file'    => 'gallery-AbCd1234.min.js',
				'imports' => array( 'runtime-AbCd1234.min.js' ),
			),
			'hadaya'   => array( 'file' => 'hadaya.min.js' ),
			'sheet'    => array( 'file' => 'swatches.min.css' ),
		);
		foreach ( $files as $name => $entry ) {
			file_put_contents( $this->folder . '/' . $entry['file'], $name );
			$files[ $name ]['sha384'] = 'sha384-' . base64_encode( hash( 'sha384', $name, true ) );
		}
		file_put_contents( $this->folder . '/manifest.json', json_encode( array( 'files' => $files ) ) );
	}

	protected function tearDown(): void {
		array_map( 'unlink', glob( $this->folder . '/*' ) );
		rmdir( $this->folder );
		parent::tearDown();
	}

	private function manifest(): Manifest {
		return new Manifest( $this->folder, 'https://shop.example/wp-content/plugins/hadaya/dist' );
	}

	public function test_treats_an_island_with_a_missing_file_as_not_built(): void {
		unlink( $this->folder . '/gallery-AbCd1234.min.js' );
		$this->assertTrue( $this->manifest()->has( 'swatches' ) );
		$this->assertFalse( $this->manifest()->has( 'gallery' ) );
		$this->assertFalse( $this->manifest()->has( 'menu' ) );
	}

	public function test_reports_a_broken_manifest_and_treats_nothing_as_built(): void {
		file_put_contents( $this->folder . '/manifest.json', '{"files":' );
		$this->assertFalse( $this->manifest()->has( 'swatches' ) );
		$this->assertSame( array( 'manifest.json' ), ( new FileCheck( $this->manifest() ) )->broken() );
	}

	public function test_reports_a_modified_file(): void {
		$this->assertSame( array(), ( new FileCheck( $this->manifest() ) )->broken() );
		file_put_contents( $this->folder . '/hadaya.min.js', 'changed' );
		$this->assertSame( array( 'hadaya.min.js' ), ( new FileCheck( $this->manifest() ) )->broken() );
	}

	public function test_preloads_the_files_of_an_island_and_the_runtime(): void {
		$hints = new ResourceHints( $this->manifest() );
		$hints->add( 'swatches' );
		ob_start();
		$hints->print_links();
		$this->assertStringContainsString( '[],[["swatches-AbCd1234.min.js"]],[["runtime-AbCd1234.min.js"]]);', str_replace( '\u0022', '"', (string) ob_get_clean() ) );
	}

	public function test_adds_a_version_only_to_a_name_without_a_hash(): void {
		$this->assertNull( $this->manifest()->describe( 'swatches' )['version'] );
		$this->assertMatchesRegularExpression( '/^[0-9a-f]{8}$/', $this->manifest()->describe( 'hadaya' )['version'] );
	}

	public function hosts(): array {
		return array(
			'the shop’s own'                     => array( 'https://shop.example/files', false ),
			'the shop’s own in capital letters'  => array( 'https://SHOP.example/files', false ),
			'the shop’s own without a scheme'    => array( '//shop.example/files', false ),
			'no host at all'                     => array( '/files', false ),
			'another'                            => array( 'https://cdn.example/files', true ),
			'one that begins so'                 => array( 'https://shop.example.cdn.example/', true ),
		);
	}

	/**
	 * @dataProvider hosts
	 */
	public function test_only_files_on_another_host_have_hashes( string $address, bool $is_foreign ): void {
		add_filter(
			'hadaya_base_url',
			static function () use ( $address ) {
				return $address;
			}
		);
		$manifest = $this->manifest();
		$this->assertSame( $is_foreign, $manifest->is_foreign() );
		$this->assertSame( $is_foreign, '' !== $manifest->describe( 'swatches' )['integrity'] );
		$this->assertSame( $is_foreign, array() !== $manifest->hashes( array() ) );
	}

	public function bases(): array {
		return array(
			'the shop’s own'                 => array( 'https://shop.example/wp-content/files', '/wp-content/files/' ),
			'the shop’s own with www'        => array( 'https://www.Shop.example/files/', '/files/' ),
			'the shop’s own, another scheme' => array( 'http://shop.example/files/', '/files/' ),
			'the shop’s own, another port'   => array( 'https://shop.example:8443/files/', 'https://shop.example:8443/files/' ),
			'another host'                   => array( 'https://cdn.example/files', 'https://cdn.example/files/' ),
			'no host at all'                 => array( '/files', '/files/' ),
		);
	}

	/**
	 * @dataProvider bases
	 */
	public function test_returns_the_folder_as_a_path_if_it_is_on_the_shops_own_host( string $address, string $said ): void {
		Site::$options['home'] = 'https://shop.example';
		add_filter(
			'hadaya_base_url',
			static function () use ( $address ) {
				return $address;
			}
		);
		$this->assertSame( $said, $this->manifest()->page_base() );
	}

	public function test_returns_hashes_only_of_scripts_that_the_page_may_load(): void {
		Site::$home = 'https://other.example';
		add_filter(
			'hadaya_base_url',
			static function () {
				return 'https://cdn.example';
			}
		);
		$files = array_keys( $this->manifest()->hashes( array( 'gallery' ) ) );
		sort( $files );
		$this->assertSame( array( 'hadaya.min.js', 'runtime-AbCd1234.min.js', 'swatches-AbCd1234.min.js' ), $files );
	}

	public function test_returns_no_style_sheet_for_an_island_without_one(): void {
		$this->assertSame( 'swatches.min.css', $this->manifest()->style( 'swatches' )['file'] );
		$this->assertNull( $this->manifest()->style( 'gallery' ) );
	}

	/**
	 * Returns the files preloaded by the printed script, in order.
	 */
	private static function hinted( ResourceHints $hints ): array {
		ob_start();
		$hints->print_links();
		preg_match_all( '/[\w-]+\.min\.js/', (string) ob_get_clean(), $found );
		return $found[0];
	}

	public function test_preloads_files_by_priority(): void {
		$hints = new ResourceHints( $this->manifest() );
		$hints->add( 'gallery' );
		$hints->add( 'swatches' );
		$this->assertSame( array( 'swatches-AbCd1234.min.js', 'gallery-AbCd1234.min.js', 'runtime-AbCd1234.min.js' ), self::hinted( $hints ) );
	}

	public function test_preloads_no_file_twice(): void {
		$hints = new ResourceHints( $this->manifest() );
		$hints->add( 'swatches' );
		self::hinted( $hints );
		$hints->add( 'gallery' );
		$this->assertSame( array( 'gallery-AbCd1234.min.js' ), self::hinted( $hints ) );
	}

	public function test_does_not_preload_the_contact_widget(): void {
		$hints = new ResourceHints( $this->manifest() );
		$hints->add( 'contact-widget' );
		$this->assertSame( array(), self::hinted( $hints ) );
	}
}
