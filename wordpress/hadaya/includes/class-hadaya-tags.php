<?php
/**
 * Script, style and preload tags.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Makes the tags of our files modules with integrity hashes, and tells the browser early what they import.
 */
final class Hadaya_Tags {

	/**
	 * The built files.
	 *
	 * @var Hadaya_Manifest
	 */
	private $manifest;

	/**
	 * Script handles that carry one of our modules: handle to island.
	 *
	 * @var string[]
	 */
	private $modules = array();

	/**
	 * The same for style handles and our style sheets.
	 *
	 * @var string[]
	 */
	private $sheets = array();

	/**
	 * Preload tags.
	 *
	 * @var Hadaya_Preloads
	 */
	private $preloads;

	/**
	 * Remembers where the files are.
	 *
	 * @param Hadaya_Manifest $manifest The built files.
	 */
	public function __construct( Hadaya_Manifest $manifest ) {
		$this->manifest = $manifest;
		$this->preloads = new Hadaya_Preloads( $manifest );
	}

	/**
	 * Hooks the tag filters.
	 */
	public function register() {
		add_action( 'wp_head', array( $this->preloads, 'print_tags' ), 11 );
		add_action( 'wp_print_footer_scripts', array( $this->preloads, 'print_tags' ), 5 );
		add_filter( 'script_loader_tag', array( $this, 'filter_script_tag' ), 20, 2 );
		add_filter( 'style_loader_tag', array( $this, 'filter_style_tag' ), 20, 2 );
	}

	/**
	 * Nonce of the page's content security policy, or an empty text. A security plugin gives it through the filter.
	 *
	 * @return string
	 */
	public static function csp_nonce() {
		/**
		 * Nonce for the tags that we print.
		 *
		 * @param string $nonce Empty by default.
		 */
		return (string) apply_filters( 'hadaya_csp_nonce', '' );
	}

	/**
	 * Makes a registered script handle carry an island's module.
	 *
	 * @param string $handle Script handle.
	 * @param string $island Island.
	 */
	public function carry_module( $handle, $island ) {
		$this->modules[ $handle ] = $island;
		$script                   = wp_scripts()->query( $handle, 'registered' );
		$file                     = $this->manifest->describe( $island );
		$script->src              = $file['url'];
		$script->ver              = $file['version'];
		$script->add_data( 'group', 1 );
		$this->preloads->add( $island );
	}

	/**
	 * Makes a registered style handle carry an island's style sheet.
	 *
	 * @param string $handle Style handle.
	 * @param string $island Island.
	 */
	public function carry_sheet( $handle, $island ) {
		$file = $this->manifest->style( $island );
		if ( null === $file ) {
			return;
		}
		$this->sheets[ $handle ] = $island;
		$style                   = wp_styles()->query( $handle, 'registered' );
		$style->src              = $file['url'];
		$style->ver              = $file['version'];
		unset( $style->extra['rtl'], $style->extra['suffix'] );
	}

	/**
	 * Puts an island on the page under handles of our own.
	 *
	 * @param string $island Island.
	 * @return bool Whether the island was built.
	 */
	public function enqueue( $island ) {
		if ( ! $this->manifest->has( $island ) ) {
			return false;
		}
		$handle = 'hadaya-' . $island;
		if ( ! wp_script_is( $handle, 'registered' ) ) {
			$file = $this->manifest->describe( $island );
			wp_register_script( $handle, $file['url'], array(), $file['version'], true );
			$this->modules[ $handle ] = $island;
		}
		wp_enqueue_script( $handle );
		$this->enqueue_sheet( $island );
		$this->preloads->add( $island );
		return true;
	}

	/**
	 * Puts the style sheet of an island on the page under a handle of our own, where it has one.
	 *
	 * @param string $island Island.
	 */
	public function enqueue_sheet( $island ) {
		$handle = 'hadaya-' . $island;
		$style  = $this->manifest->style( $island );
		if ( null !== $style && ! wp_style_is( $handle, 'registered' ) ) {
			wp_register_style( $handle, $style['url'], array(), $style['version'] );
			$this->sheets[ $handle ] = $island;
			wp_enqueue_style( $handle );
		}
	}

	/**
	 * Makes the tag of one of our scripts a module with an integrity hash.
	 *
	 * @param string $tag    Tag with its inline scripts.
	 * @param string $handle Script handle.
	 * @return string
	 */
	public function filter_script_tag( $tag, $handle ) {
		if ( ! isset( $this->modules[ $handle ] ) ) {
			return $tag;
		}
		$processor = new WP_HTML_Tag_Processor( $tag );
		while ( $processor->next_tag( 'script' ) ) {
			if ( null !== $processor->get_attribute( 'src' ) ) {
				$processor->set_attribute( 'type', 'module' );
				array_map( array( $processor, 'remove_attribute' ), array( 'defer', 'async', 'data-wp-strategy' ) );
				$this->add_integrity( $processor, $this->manifest->describe( $this->modules[ $handle ] ) );
			}
		}
		return $processor->get_updated_html();
	}

	/**
	 * Adds the integrity hash to the tag of one of our style sheets.
	 *
	 * @param string $tag    Tag.
	 * @param string $handle Style handle.
	 * @return string
	 */
	public function filter_style_tag( $tag, $handle ) {
		$processor = new WP_HTML_Tag_Processor( $tag );
		if ( isset( $this->sheets[ $handle ] ) && $processor->next_tag( 'link' ) ) {
			$this->add_integrity( $processor, $this->manifest->style( $this->sheets[ $handle ] ) );
		}
		return $processor->get_updated_html();
	}

	/**
	 * Adds integrity, and the nonce of the page's policy.
	 *
	 * @param WP_HTML_Tag_Processor $processor Stands on the tag.
	 * @param array                 $file      File of the tag.
	 */
	private function add_integrity( WP_HTML_Tag_Processor $processor, array $file ) {
		if ( '' !== $file['integrity'] ) {
			$processor->set_attribute( 'integrity', $file['integrity'] );
			$processor->set_attribute( 'crossorigin', 'anonymous' );
		}
		if ( '' !== self::csp_nonce() ) {
			$processor->set_attribute( 'nonce', self::csp_nonce() );
		}
	}
}
