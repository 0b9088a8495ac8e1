<?php
/**
 * Script and style tags.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Puts one script of ours on a page, the loader, with the names of the islands that it may start there and the hashes of
 * their files. It finds out itself which of them the page holds, so the page is the same for every visitor.
 */
final class Hadaya_Tags {

	/**
	 * Script handle of the loader.
	 */
	const LOADER = 'hadaya';

	/**
	 * The built files.
	 *
	 * @var Hadaya_Manifest
	 */
	private $manifest;

	/**
	 * Islands that the loader may start on this page.
	 *
	 * @var bool[]
	 */
	private $islands = array();

	/**
	 * Style sheets.
	 *
	 * @var Hadaya_Sheets
	 */
	public $sheets;

	/**
	 * Preload tags.
	 *
	 * @var Hadaya_Hints
	 */
	private $hints;

	/**
	 * Remembers where the files are.
	 *
	 * @param Hadaya_Manifest $manifest The built files.
	 * @param Hadaya_Options  $options  The owner's settings.
	 */
	public function __construct( Hadaya_Manifest $manifest, Hadaya_Options $options ) {
		$this->manifest = $manifest;
		$this->sheets   = new Hadaya_Sheets( $manifest, $options );
		$this->hints    = new Hadaya_Hints( $manifest );
	}

	/**
	 * Hooks the tags.
	 */
	public function register() {
		add_action( 'wp_head', array( $this->hints, 'print_tags' ), 11 );
		add_action( 'wp_print_footer_scripts', array( $this->hints, 'print_tags' ), 5 );
		add_action( 'wp_print_footer_scripts', array( $this, 'enqueue_loader' ), 6 );
		add_filter( 'script_loader_tag', array( $this, 'filter_script_tag' ), 20, 2 );
		add_filter( 'style_loader_tag', array( $this->sheets, 'filter_style_tag' ), 20, 2 );
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
	 * Lets the loader start an island on this page.
	 *
	 * @param string $island Island.
	 * @return bool Whether the island was built.
	 */
	public function allow( $island ) {
		if ( ! $this->manifest->has( $island ) ) {
			return false;
		}
		$this->islands[ $island ] = true;
		return true;
	}

	/**
	 * Tells the browser to fetch an island's files early, for it is on this page for certain.
	 *
	 * @param string $island Island.
	 */
	public function hint( $island ) {
		$this->hints->add( $island );
	}

	/**
	 * Puts an island on the page, with its style sheet under a handle of our own.
	 *
	 * @param string $island Island.
	 * @return bool Whether the island was built.
	 */
	public function enqueue( $island ) {
		if ( ! $this->allow( $island ) ) {
			return false;
		}
		$this->sheets->enqueue( $island );
		$this->hint( $island );
		return true;
	}

	/**
	 * Puts the loader on a page that has islands, or whose address asks for the owner's panel.
	 */
	public function enqueue_loader() {
		$is_debugged = isset( $_GET['hadaya_debug'] ) && '1' === $_GET['hadaya_debug']; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Changes nothing.
		if ( Hadaya_Page::is_untouched() || ! $this->manifest->has( self::LOADER ) || ! ( $is_debugged || array() !== $this->islands ) ) {
			return;
		}
		$file   = $this->manifest->describe( self::LOADER );
		$others = array_keys( array_diff_key( Hadaya_Islands::all() + array( Hadaya_Block_Swatches::ISLAND => array() ), $this->islands ) );
		$data   = array( 'islands' => array_keys( $this->islands ) );
		$hashes = $this->manifest->hashes( array_merge( $others, array( self::LOADER, 'integrity' ) ) );
		if ( ! empty( $hashes ) ) {
			$data['integrity'] = $hashes;
		}
		wp_register_script(
			self::LOADER,
			$file['url'],
			array(),
			$file['version'],
			array(
				'strategy'  => 'defer',
				'in_footer' => true,
			)
		);
		wp_add_inline_script( self::LOADER, 'Object.assign(window.hadaya=window.hadaya||{q:[]},' . wp_json_encode( $data, Hadaya_Page_Settings::JSON_FLAGS | JSON_UNESCAPED_SLASHES ) . ');', 'before' );
		wp_enqueue_script( self::LOADER );
	}

	/**
	 * Adds what our tags carry to the loader's tag.
	 *
	 * @param string $tag    Tag with its inline scripts.
	 * @param string $handle Script handle.
	 * @return string
	 */
	public function filter_script_tag( $tag, $handle ) {
		if ( self::LOADER !== $handle ) {
			return $tag;
		}
		$processor = new WP_HTML_Tag_Processor( $tag );
		while ( $processor->next_tag( 'script' ) ) {
			if ( null !== $processor->get_attribute( 'src' ) ) {
				self::add_attributes( $processor, $this->manifest->describe( self::LOADER ) );
			}
		}
		return $processor->get_updated_html();
	}

	/**
	 * Adds the hash of a file that comes from a foreign host, and the nonce of the page's policy.
	 *
	 * @param WP_HTML_Tag_Processor $processor Stands on the tag.
	 * @param array                 $file      File of the tag.
	 */
	public static function add_attributes( WP_HTML_Tag_Processor $processor, array $file ) {
		if ( '' !== $file['integrity'] ) {
			$processor->set_attribute( 'integrity', $file['integrity'] );
			$processor->set_attribute( 'crossorigin', 'anonymous' );
		}
		if ( '' !== self::csp_nonce() ) {
			$processor->set_attribute( 'nonce', self::csp_nonce() );
		}
	}
}
